import { describe, expect, test } from 'vitest';
import { isTrackable, mayTrack, pixelIdOf } from '../../../machines/entry/pixel.js';

const id = '123456789012345';
const vendorsOwn = `<!-- Meta Pixel Code -->
<script>
!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)}}
(window, document,'script','https://connect.facebook.net/en_US/fbevents.js');
fbq('init', '${id}');
fbq('track', 'PageView');
</script>
<noscript><img src="https://www.facebook.com/tr?id=${id}&ev=PageView&noscript=1"/></noscript>`;

describe('the id in the text that an operator pasted (G1)', () => {
  test.each([
    [vendorsOwn, id],
    [`fbq("init","${id}")`, id],
    [` ${id}\n`, id],
    [`fbq('init', '${id}'); fbq('init', '${id}')`, id],
    ['', null],
    ['<script>alert(1)</script>', null],
    [`fbq('init', '${id}'); fbq('init', '999999999999999')`, null],
    ["fbq('init', '12')", null],
    ["fbq('init', '123456789012345678901')", null],
    ["fbq('init', '12345abc')", null],
    [`fbq('track', '${id}')`, null],
    [`gtag('config', 'G-${id}')`, null],
    [`<script src="https://evil.test/?${id}"></script>`, null],
  ])('%j', (snippet, found) => expect(pixelIdOf(snippet)).toBe(found));

  test('a long text is parsed quickly', () => {
    const from = performance.now();
    expect(pixelIdOf(`fbq('init'${' '.repeat(200_000)}`)).toBeNull();
    expect(pixelIdOf("fbq('init',".repeat(20_000))).toBeNull();
    expect(performance.now() - from).toBeLessThan(1_000);
  });
});

describe('pages that are not measured (G1, G4)', () => {
  test.each([
    '/pages/login/accountLogin',
    '/pages/login/accountSignUp?inviteCode=ABC123',
    '/pages/login/accountResetPwd',
    '/pages/account/resetPassword',
    '/pages/account/myWallet',
    '/pages/account/myWallet/recharge?orderNo=1#top',
    '/pages/account/myBankCard/editBankCard',
    '/pages/account/account',
    '/pages/index/playingGame',
    '/pages/index/gamePostMessagePage',
  ])('%s', (path) => {
    expect(isTrackable(path)).toBe(false);
    expect(mayTrack(path, 'given', id)).toBe(false);
  });

  test.each([
    '/',
    '/pages/index/index',
    '/pages/index/gameDetail?id=1',
    '/pages/privilege/privilege',
    '/pages/browser/browser',
  ])('but %s is measured, only with consent', (path) => {
    expect(mayTrack(path, 'given', id)).toBe(true);
    expect(mayTrack(path, 'unasked', id)).toBe(false);
    expect(mayTrack(path, 'refused', id)).toBe(false);
    expect(mayTrack(path, 'given', '<script></script>')).toBe(false);
  });
});
