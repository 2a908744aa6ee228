/**
 * The names of what can be drawn, without the drawings: content is checked against them, and only a rendering needs the
 * drawings.
 */
export const SYMBOL_NAMES = [
  'mango',
  'citrus',
  'pineapple',
  'dragonfruit',
  'melon',
  'coconut',
  'cherry',
  'mangosteen',
  'brilliant',
  'emerald',
  'diamond',
  'heart',
  'pearl',
  'lantern',
  'bell',
  'plumeria',
  'coin',
  'parol',
  'kite',
  'drum',
] as const;

/** What the cards of the table-like categories show; a slot shows one of the symbols. */
export const SCENE_NAMES = {
  casino: ['wheel', 'fortune', 'bingo', 'pegs', 'stacks', 'chips', 'baccarat', 'dome', 'shoe', 'cubes'],
  poker: ['fan', 'pair', 'ace', 'twins', 'suits', 'trio', 'button', 'joker', 'cardhouse', 'medallion'],
  table: ['dicePair', 'diceTrio', 'dominoes', 'tiles', 'gammon', 'cup', 'checkers', 'knight', 'sungka', 'stones'],
  fishing: ['reefFish', 'angler', 'jelly', 'whale', 'turtle', 'crab', 'octopus', 'seahorse', 'manta', 'puffer'],
  sports: [
    'football',
    'basketball',
    'takraw',
    'volleyball',
    'tennis',
    'billiards',
    'shuttle',
    'paddle',
    'gloves',
    'bowling',
  ],
} as const;

export type SceneName = (typeof SCENE_NAMES)[keyof typeof SCENE_NAMES][number];

export const HERO_NAMES = [...SYMBOL_NAMES, ...Object.values(SCENE_NAMES).flat()] as const;

export const PALETTE_NAMES = [
  'dusk',
  'lagoon',
  'jade',
  'ember',
  'midnight',
  'peach',
  'mint',
  'orchid',
  'sand',
  'sky',
  'cocoa',
  'fern',
  'rose',
  'honey',
] as const;

export const BACKDROP_NAMES = [
  'sun',
  'rays',
  'terrace',
  'night',
  'palms',
  'clouds',
  'fiesta',
  'arch',
  'lattice',
  'split',
  'felt',
  'curtain',
  'rings',
  'stripes',
  'iso',
  'points',
  'weave',
  'deep',
  'surface',
  'reef',
  'pitch',
  'court',
  'arena',
] as const;

export const CUT_NAMES = ['capitals', 'serif', 'slanted', 'title'] as const;

export const BANNER_ART = ['fruit', 'lagoon', 'cards', 'festival'] as const;

export const MAKER_MARKS = [
  'larkspire',
  'tidefolk',
  'umbra-nine',
  'brightloom',
  'oto-pixel',
  'kasoy-works',
  'fennwick',
  'quarrel-hill',
  'sulu-yard',
  'calder-kin',
] as const;

export const BANK_MARKS = [
  'island-savings',
  'mabini-trust',
  'harbour-national',
  'north-star',
  'terraces',
  'golden-palm',
  'union-rural',
  'pacific-direct',
  'bayani-wallet',
  'sampan-pay',
  'kite-cash',
  'coral-coin',
] as const;

/** The animals of the avatars. */
export const ANIMAL_NAMES = [
  'cat',
  'tiger',
  'bear',
  'fox',
  'owl',
  'panda',
  'rabbit',
  'monkey',
  'elephant',
  'frog',
  'penguin',
  'carabao',
] as const;
