import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileUrl, type ArtIndex } from '../base/art-index.js';
import { toLocale, type Texts } from '../base/locale.js';
import { siteInfo } from './first-data.js';

/** What an installed lobby offers at its icon. The words are those of the pages, `common.deposit` and `common.myGames`. */
export const shortcuts: readonly { name: Texts; url: string }[] = [
  {
    name: { en_US: 'Deposit', ms_MY: 'Deposit', my_MM: 'ငွေသွင်းမည်', th_TH: 'ฝากเงิน', zh_CN: '充值' },
    url: '/pages/account/myWallet/recharge',
  },
  {
    name: {
      en_US: 'My games',
      ms_MY: 'Koleksi saya',
      my_MM: 'ကျွန်ုပ်၏ ဂိမ်းများ',
      th_TH: 'เกมของฉัน',
      zh_CN: '我的游戏',
    },
    url: '/pages/myGames/myGames',
  },
];

/**
 * `/manifest.webmanifest?lang=`: how the lobby looks when it is installed (Web Application Manifest). `pageColour` is that of a
 * page before anything was chosen. An operator's new name of the site is there after a day.
 */
export function addManifest(app: FastifyInstance, art: ArtIndex, pageColour: () => Promise<string>): void {
  const icon = (id: string, size: number, purpose: 'any' | 'maskable') => ({
    src: fileUrl(art, `${id}-${size}`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const icons = [192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('icon-full', size, 'maskable')]);

  type Asked = FastifyRequest<{ Querystring: { lang?: string } }>;
  app.get('/manifest.webmanifest', async ({ query }: Asked, reply) => {
    const locale = toLocale(query.lang);
    const [site, colour] = await Promise.all([siteInfo(app, locale), pageColour()]);
    const name = site?.websiteName || 'Paraw';
    void reply.header('cache-control', 'public, max-age=86400').type('application/manifest+json; charset=utf-8');
    return JSON.stringify({
      id: '/',
      start_url: '/',
      scope: '/',
      name: site?.documentTitle || name,
      short_name: name,
      lang: locale.replace('_', '-'),
      display: 'standalone',
      theme_color: colour,
      background_color: colour,
      icons,
      shortcuts: shortcuts.map((shortcut) => ({ name: shortcut.name[locale], url: shortcut.url })),
    });
  });
  // Safari asks for it, and takes no transparent corners.
  app.get('/apple-touch-icon.png', async (_, reply) => reply.redirect(fileUrl(art, 'icon-full-180')));
}
