import type { SiteInfo } from '../../../../machines/vocabulary.js';

export type SocialLink = { name: string; href: string };

/** The site's pages elsewhere (section 3), by their own names. Links of site info are https only (G5). */
export const socialLinksOf = ({ tiktokLink, facebookLink, youtubeLink }: SiteInfo): readonly SocialLink[] =>
  [
    { name: 'TikTok', href: tiktokLink },
    { name: 'Facebook', href: facebookLink },
    { name: 'YouTube', href: youtubeLink },
  ].filter(({ href }) => href.startsWith('https://'));
