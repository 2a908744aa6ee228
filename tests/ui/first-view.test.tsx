import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SiteContext } from '../../src/i18n/site.js';
import { Avatar } from '../../src/ui/avatar/Avatar.js';
import { Banner } from '../../src/ui/banner/Banner.js';
import { BrandMark } from '../../src/ui/brand-mark/BrandMark.js';
import { StripLine } from '../../src/ui/line-strip/LineStrip.js';
import { megaphoneGlyph } from '../../src/ui/icon/glyphs/megaphone.js';
import { Button } from '../../src/ui/button/Button.js';
import { CardRow } from '../../src/ui/card-row/CardRow.js';
import { Chip, ChipRow } from '../../src/ui/chip/Chip.js';
import { ContinueCard } from '../../src/ui/continue-card/ContinueCard.js';
import { GameBadge } from '../../src/ui/game-badge/GameBadge.js';
import { GameCard } from '../../src/ui/game-card/GameCard.js';
import { Hero } from '../../src/ui/hero/Hero.js';
import { IconButton } from '../../src/ui/icon-button/IconButton.js';
import { bellGlyph } from '../../src/ui/icon/glyphs/bell.js';
import { List, ListRow } from '../../src/ui/list-row/ListRow.js';
import { LoadingBar } from '../../src/ui/loading-bar/LoadingBar.js';
import { Money } from '../../src/ui/money/Money.js';
import { Note } from '../../src/ui/note/Note.js';
import { PageHeader } from '../../src/ui/page-header/PageHeader.js';
import { Picture } from '../../src/ui/picture/Picture.js';
import { ProgressBar } from '../../src/ui/progress-bar/ProgressBar.js';
import { SearchField } from '../../src/ui/search-field/SearchField.js';
import { Segments } from '../../src/ui/segments/Segments.js';
import { Loading, SkeletonCards, SkeletonRows } from '../../src/ui/skeleton/Skeleton.js';
import { Becalmed } from '../../src/ui/statement/pictures.js';
import { Statement } from '../../src/ui/statement/Statement.js';
import { StatusTag } from '../../src/ui/status-tag/StatusTag.js';
import { Timeline } from '../../src/ui/timeline/Timeline.js';
import { ToastRegion } from '../../src/ui/toast-region/ToastRegion.js';
import { philippines } from '../support/render.js';

const art = { name: 'card-1001.a1b2c3d4', dominant: '#3a2a6b' };
const nothing = () => undefined;

const firstView = (
  <MemoryRouter>
    <PageHeader
      title="Wallet"
      back={{ label: 'Back', href: '/' }}
      trail={{ label: 'You are here', places: [{ label: 'Account', href: '/account' }] }}
    />
    <BrandMark name="Lobby" />
    <SearchField label="Search" clearLabel="Clear" shortcut="/" />
    <Banner
      slides={[{ bannerId: '1', title: 'Mango week', text: '50%', button: 'Terms', link: '/p', art }]}
      sizes="95vw"
      labels={{ region: 'Offers', previous: 'Previous', next: 'Next' }}
    />
    <StripLine href="/b" glyph={megaphoneGlyph} title="Tuesday" />
    <ChipRow label="Categories">
      <Chip href="/all" isSelected>
        All
      </Chip>
    </ChipRow>
    <CardRow heading="Hot" all={{ href: '/hot', label: 'All' }}>
      <GameCard
        href="/g/1"
        name="Mango Moon"
        maker="Kasoy"
        art={art}
        badge={{ kind: 'hot', label: 'Hot' }}
        favourite={{ label: 'Favorite', isOn: true, onPress: nothing }}
      />
      <GameCard href="/g/2" name="Tile Garden" maker="Kasoy" art={art} maintenance="Until 03:00" />
      <ContinueCard name="Coral Hunt" art={art} note="In game" action={<Button size="small">Resume</Button>} />
      <SkeletonCards />
    </CardRow>
    <Segments label="Winners" selected="day" choices={[{ id: 'day', label: 'Daily' }]} onSelect={nothing} />
    <Hero label="In the wallet">
      <Money amount="₱ 12,480.50" size="balance" />
    </Hero>
    <List>
      <ListRow
        leading={<Avatar picture={art} />}
        title="jo***na"
        value={<Money amount={null} unknownLabel="unknown" />}
        status={<StatusTag tone="positive">Done</StatusTag>}
        href="/x"
      />
    </List>
    <Timeline
      label="Deposit"
      stateLabels={{ done: 'done', now: 'now', stop: 'stopped', next: 'next' }}
      steps={[{ id: '1', state: 'now', title: 'Payment' }]}
    />
    <ProgressBar label="Bets" share={0.77} />
    <Note>Safe.</Note>
    <Statement picture={<Becalmed />} heading="Nothing came" />
    <Loading label="Loading">
      <SkeletonRows />
    </Loading>
    <IconButton glyph={bellGlyph} label="Messages" />
    <LoadingBar isLoading label="Loading" />
    <ToastRegion label="Notices" toasts={[{ id: 1, kind: 'info', text: 'Copied' }]} />
  </MemoryRouter>
);

test('the server writes no style attribute, which the content security policy would refuse', () => {
  expect(renderToString(firstView)).not.toMatch(/\sstyle=/);
});

test('a picture has its colour, its size and its files before any script', () => {
  const html = renderToString(firstView);
  expect(html).toContain('<svg color="#3a2a6b"');
  expect(html).toContain('srcSet="/art/card-1001.a1b2c3d4-216.avif 216w, /art/card-1001.a1b2c3d4-432.avif 432w"');
  expect(html).toContain('src="/art/card-1001.a1b2c3d4-216.avif"');
  expect(html).toMatch(/width="216" height="288"/);
});

test('a player who saves data gets the smallest file of a picture, and none of a banner', () => {
  const html = (kind: 'card' | 'banner') =>
    renderToString(
      <SiteContext value={{ ...philippines, isLowData: true }}>
        <Picture art={art} kind={kind} sizes="29vw" />
      </SiteContext>,
    );
  expect(html('card')).toContain('srcSet="/art/card-1001.a1b2c3d4-108.avif 108w"');
  expect(html('card')).toContain('src="/art/card-1001.a1b2c3d4-108.avif"');
  expect(html('banner')).not.toContain('<img');
});

test('the server writes the picture of the first banner only; the browser adds the others', () => {
  const slide = { title: 'Mango week', text: '50%', button: 'Terms', link: '/p', art };
  const banner = (
    <MemoryRouter>
      <Banner
        slides={['1', '2', '3'].map((id) => ({ ...slide, bannerId: id }))}
        sizes="95vw"
        labels={{ region: 'Offers', previous: 'Previous', next: 'Next' }}
      />
    </MemoryRouter>
  );
  const html = renderToString(banner);
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html.match(/color="#3a2a6b"/g)).toHaveLength(3);
  expect(render(banner).container.querySelectorAll('img')).toHaveLength(3);
});

test.each([
  ['Demo', true],
  ['Percuma', true],
  ['Cuba dahulu', false],
  ['ใหม่', true],
  ['စမ်းကစား', true],
  ['စမ်းကစားရန်', false],
])('a badge shows the word %s: %s; readers always have it', (label, isShown) => {
  const html = renderToString(<GameBadge kind="play" label={label} />);
  expect(html).toContain(label);
  expect(html.includes('<svg')).toBe(!isShown);
});

test('unknown money is a dash with a label, and only large sizes show smaller cents', () => {
  expect(renderToString(<Money amount={null} unknownLabel="not known" />)).toMatch(
    /<span aria-hidden="true">–<\/span><span[^>]*>not known/,
  );
  expect(renderToString(<Money amount="₱ 12,480.50" size="balance" />)).toMatch(/₱ 12,480<span[^>]*>\.50<\/span>/);
  expect(renderToString(<Money amount="₱ 12,480.50" />)).toContain('₱ 12,480.50');
  expect(renderToString(<Money amount="K 5,000" size="balance" />)).toContain('K 5,000');
});
