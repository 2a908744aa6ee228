import { ANIMAL_NAMES } from '../art/avatar-parts.js';
import type { SeededPlayer } from './types.js';

/** Invented usernames of two plain words each, which are no person's real name. */
const NAMES = [
  'mangoleaf',
  'tidewalker',
  'kitemaker',
  'lamplight',
  'coralroad',
  'quietoar',
  'bambooflute',
  'reefrunner',
  'goldenrice',
  'saltbreeze',
  'moonpool',
  'riverstone',
  'papayatree',
  'slowturtle',
  'northstar7',
  'bluewindow',
  'harborcat',
  'pepperjar',
  'dawnfisher',
  'shellpath',
  'silverpalm',
  'rainbarrel',
  'cloudhopper',
  'islandtea',
  'paperboat',
  'greenkettle',
  'sundaydrum',
  'lagoonfox',
  'tinroof',
  'starparol',
  'windymarket',
  'coconutbell',
  'oldcompass',
  'ricefield9',
  'orchidlane',
  'brightowl',
  'clayjar',
  'ferrybell',
  'limeblossom',
  'banyanshade',
] as const;

/** Friends of the demo player who registered recently. */
export const NEWCOMERS = ['sandpiper', 'mistlantern', 'duskheron'] as const;

/** Players who fill the winners lists and the comments: the seed plays real rounds for them. */
export const SEEDED_PLAYERS: readonly SeededPlayer[] = NAMES.map((username, index) => ({
  username,
  nickname: username.replace(/^./, (first) => first.toUpperCase()).replaceAll(/\d/g, ''),
  avatarArtId: `avatar-${ANIMAL_NAMES[index % ANIMAL_NAMES.length] ?? 'cat'}`,
  level: index % 9 === 0 ? 3 : index % 4,
}));
