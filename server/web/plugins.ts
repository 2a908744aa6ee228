import type { Plugin } from 'vite';

const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const description = new RegExp(String.raw`\bdescription:\s*${text},?`, 'g');
const title = new RegExp(String.raw`\bmeta:\s*\{\s*title:\s*${text},?\s*\},?`, 'g');
/** Of `setup`: said to the compiler alone. */
const types = /^ {2}types: \{\} as \{(?:$[^]*?^ {2}\}|.*\}),\n/gm;
/** The stand-in of an actor says its name to whoever forgot to provide it: to a developer. */
const names = /\bmustBeProvided\('\w+'\)/g;

const defaultText = new RegExp(String.raw`\bdefaultMessage:\s*${text},?`, 'g');

/**
 * Charts describe every state for those who read them, and messages carry their English for those who write them. Players
 * read neither: texts come compiled, so their build leaves these words out, and the types of charts with them.
 */
export const withoutWords = (): Plugin => ({
  name: 'without-words',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (/\/machines\/.*\.machine\.ts$/.test(id))
      return {
        code: code.replace(description, '').replace(title, '').replace(types, '').replace(names, 'mustBeProvided()'),
        map: null,
      };
    if (/\/src\/.*\.tsx?$/.test(id) && code.includes('defaultMessage'))
      return { code: code.replace(defaultText, ''), map: null };
    return null;
  },
});

/**
 * The router's file sets display names at its top level, which keeps its forms, links and data router in every build that
 * uses one hook of it; so do its classes, since what they extend is read from React. Without the names and with the classes
 * marked as free of effects the bundler sees that nothing uses them (5 kB of the first route). Most of what it would tell a
 * developer is left out with them.
 */
export const shakeRouter = (): Plugin => ({
  name: 'shake-router',
  apply: 'build',
  transform(code, id) {
    if (!/\/react-router\/dist\/.*\.mjs$/.test(id)) return null;
    const bare = code
      .replace(/^\w+\.displayName = .*;$/gm, '')
      .replace(/((?:invariant|warning)\([^`;]{0,400},\s{1,20})`[^`\\]*`(\s{0,20}\);)/g, "$1''$2")
      .replace(/= (\w+\.(?:forwardRef|memo|createContext))\(/g, '= /* @__PURE__ */ $1(')
      // With its static field, which is set in the line after it.
      .replace(
        /^var (\w+) = (class extends \w+\.Component \{\n[^]*?^\};\n)((?:\1\.\w+ = .*;\n)?)/gm,
        'var $1 = /* @__PURE__ */ (() => { const $1 = $2$3return $1; })();\n',
      );
    return { code: bare, map: null };
  },
});

/**
 * react-intl and React Aria ask the browser whether it knows the language, only to complain when it does not (Burmese, in
 * some). The question makes the browser list every language it has: 33 ms on the machine of the bench, four times that on a phone.
 */
export const withoutLocaleCheck = (): Plugin => ({
  name: 'without-locale-check',
  apply: 'build',
  transform(code, id) {
    if (
      !/\/node_modules\/(?:@formatjs\/intl|intl-messageformat|react-aria)\//.test(id) ||
      !code.includes('supportedLocalesOf')
    )
      return null;
    return {
      code: code.replace(
        /Intl\.(?:NumberFormat|DateTimeFormat)\.supportedLocalesOf\(((?:this\.)?\w+|\[\s*\w+\s*\])\)/g,
        '[$1].flat()',
      ),
      map: null,
    };
  },
});

/**
 * react-intl is asked for messages alone: dates and money have rules of their own here. Its other formats and their components
 * are bound and named at the top level of its files, which keeps them in every build (1.6 kB of the first route).
 */
export const messagesAlone = (): Plugin => ({
  name: 'messages-alone',
  apply: 'build',
  transform(code, id) {
    if (!/\/node_modules\/(?:@formatjs\/intl|react-intl)\/index\.js$/.test(id)) return null;
    const bare = code
      .replace(/^\t\t(format(?!Message)\w+): \1\.bind\(.*\),?\n/gm, '')
      .replace(
        /^\t\tget(?!MessageFormat|NumberFormat|DateTimeFormat|PluralRules)\w+: memoize\([^]*?^\t\t\}\),?\n/gm,
        '',
      )
      .replace(/^\w+\.displayName = .*;$/gm, '')
      .replace(/ (createFormatted\w+\()/g, ' /* @__PURE__ */ $1');
    return { code: bare, map: null };
  },
});

/** In the place of what the constructor of a chart makes at once. */
const madeWhenAsked = String.raw`  }
  get root() {
    const { config } = this;
    const root = $1
    Object.defineProperty(this, 'root', { value: root });
    root._initialize();
    formatRouteTransitions(root);
    return root;
  }
  get states() {
    return this.root.states;
  }
`;

/**
 * XState makes all states of a chart when the chart is defined, and again at each `provide`, which every chart here is run
 * through: what the definition made is never used. In the build they are made when somebody first asks for them, which takes a
 * third off the first route's evaluation. The lists that only tools read are left out.
 */
export const lazyStates = (): Plugin => ({
  name: 'lazy-states',
  apply: 'build',
  transform(code, id) {
    if (!/\/xstate\/dist\/StateMachine-\w+\.esm\.js$/.test(id)) return null;
    const bare = code
      .replace(
        /^ {4}this\.root = void 0;\n( {4}this\.id = void 0;\n) {4}this\.states = void 0;\n {4}this\.events = void 0;\n/m,
        '$1',
      )
      .replace(/^ {4}this\.root = (new StateNode\([^]*?\);)\n[^]*?^ {2}\}\n/m, madeWhenAsked)
      .replace(/^ {2}(?:get definition|get events|toJSON)\(\) \{\n[^]*?^ {2}\}\n/gm, '');
    return { code: bare, map: null };
  },
});

/**
 * Names the modules that the first route needs, so that they travel as one file: forty small ones would compress worse and
 * queue behind each other on a slow connection. `isFirst` answers once the graph is known, when chunks are made.
 */
export function firstRoute(entry: string): Plugin & { isFirst: (id: string) => boolean } {
  const first = new Set<string>();
  return {
    name: 'first-route',
    apply: 'build',
    buildEnd() {
      const visit = (id: string): void => {
        if (first.has(id)) return;
        first.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported);
      };
      for (const id of this.getModuleIds()) if (id.endsWith(entry)) visit(id);
    },
    isFirst: (id) => first.has(id),
  };
}
