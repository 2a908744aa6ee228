import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { Link, Route, Routes, useSearchParams } from 'react-router-dom';
import { setup, type ActorRefFrom } from 'xstate';

export type Card = { gameId: string; name: string; makerName: string; art: { name: string } };
export type ControlData = { banner: string; rows: readonly { title: string; cards: readonly Card[] }[] };

const quiet = setup({}).createMachine({
  initial: 'quiet',
  states: { quiet: { on: { began: 'busy' } }, busy: { on: { ended: 'quiet' } } },
});

/** The least root: the data of the page and three long-lived children, as every lobby of this stack has. */
export const controlMachine = setup({
  types: {} as { input: ControlData; context: ControlData },
  actors: { session: quiet, notices: quiet, catalogue: quiet },
}).createMachine({
  id: 'control',
  context: ({ input }) => input,
  invoke: [
    { id: 'session', src: 'session' },
    { id: 'notices', src: 'notices' },
    { id: 'catalogue', src: 'catalogue' },
  ],
});
type ControlRef = ActorRefFrom<typeof controlMachine>;

/** Compiled, as the lobby's messages are: the parser of ICU texts is in neither bundle. */
const text = (value: string) => [{ type: 0 as const, value }];
const messages = {
  home: text('Home'),
  categories: text('Categories'),
  promotions: text('Promotions'),
  myGames: text('My games'),
  account: text('Account'),
  games: text('Games'),
  logIn: text('Log in'),
};

const tabs = [
  ['/pages/index/index', 'home'],
  ['/pages/browser/browser', 'categories'],
  ['/pages/privilege/privilege', 'promotions'],
  ['/pages/myGames/myGames', 'myGames'],
  ['/pages/account/account', 'account'],
] as const;

const login = '/pages/login/accountLogin';

/**
 * A bare lobby with the same stack (React, XState, React Router, react-intl) and the same cards: no hearts, wallet, overlays,
 * themes, prefetching or its own charts. It is rendered inside a router.
 */
export const Control = ({ control }: { control: ControlRef }) => (
  <IntlProvider locale="en-US" messages={messages}>
    <header className="top">
      <FormattedMessage id="home" />
      <Link to={login}>
        <FormattedMessage id="logIn" />
      </Link>
    </header>
    <main>
      <Routes>
        <Route path="/pages/browser/browser" element={<List control={control} />} />
        <Route path={login} element={<Login />} />
        <Route path="/pages/index/gameDetail" element={<Game control={control} />} />
        <Route path="*" element={<Home control={control} />} />
      </Routes>
    </main>
    <nav className="tabs">
      {tabs.map(([to, id]) => (
        <Link key={to} to={to}>
          <FormattedMessage id={id} />
        </Link>
      ))}
    </nav>
  </IntlProvider>
);

const Title = ({ children }: { children: ReactNode }) => <h1>{children}</h1>;

function Home({ control }: { control: ControlRef }) {
  const { banner, rows } = useSelector(control, ({ context }) => context);
  return (
    <>
      <Title>
        <FormattedMessage id="home" />
      </Title>
      <img className="banner" src={banner} width={720} height={310} alt="" fetchPriority="high" />
      {rows.map(({ title, cards }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Cards cards={cards} className="row" />
        </section>
      ))}
    </>
  );
}

const Login = () => (
  <form>
    <Title>
      <FormattedMessage id="logIn" />
    </Title>
    <input aria-label="Account" autoComplete="username" />
    <input aria-label="Password" type="password" autoComplete="current-password" />
    <button type="submit">
      <FormattedMessage id="logIn" />
    </button>
  </form>
);

function List({ control }: { control: ControlRef }) {
  const { rows } = useSelector(control, ({ context }) => context);
  // A game may be in two rows.
  const games = new Map(rows.flatMap(({ cards }) => cards.map((card) => [card.gameId, card] as const)));
  return (
    <>
      <Title>
        <FormattedMessage id="games" />
      </Title>
      <Cards cards={[...games.values()].slice(0, 12)} className="grid" />
    </>
  );
}

const Cards = ({ cards, className }: { cards: readonly Card[]; className: string }) => (
  <ul className={className}>
    {cards.map(({ gameId, name, makerName, art }) => (
      <li key={gameId}>
        <img src={`/art/${art.name}-216.avif`} width={216} height={288} alt="" loading="lazy" decoding="async" />
        <h3>
          <Link to={`/pages/index/gameDetail?id=${gameId}`}>{name}</Link>
        </h3>
        <p>{makerName}</p>
      </li>
    ))}
  </ul>
);

function Game({ control }: { control: ControlRef }) {
  const [query] = useSearchParams();
  const game = useSelector(control, ({ context: { rows } }) =>
    rows.flatMap(({ cards }) => cards).find((card) => card.gameId === query.get('id')),
  );
  return game ? (
    <>
      <Title>{game.name}</Title>
      <img src={`/art/${game.art.name}-432.avif`} width={432} height={576} alt="" />
      <p>{game.makerName}</p>
    </>
  ) : null;
}
