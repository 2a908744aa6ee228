type Attributes = Readonly<Record<string, string>>;

/** Turns the shapes of an SVG body into the data of one path that looks the same when it is stroked. */
export function pathOf(body: string): string {
  const shapes = [...body.matchAll(/<(?<shape>\w+)(?<attributes>[^>]*)>/g)];
  return shapes
    .map(({ groups = {} }) => shapeData(groups['shape'] ?? '', attributesIn(groups['attributes'] ?? '')))
    .join('');
}

function shapeData(shape: string, attributes: Attributes): string {
  const draw = data[shape];
  if (!draw) throw new Error(`No rule for <${shape}>`);
  return draw(attributes);
}

/** The groups of an icon only carry the stroke, which `Icon.css.ts` sets. */
const data: Readonly<Record<string, (attributes: Attributes) => string>> = {
  g: () => '',
  path: ({ d = '' }) => withAbsoluteStart(d),
  line: (of) => `M${number(of, 'x1')} ${number(of, 'y1')}L${number(of, 'x2')} ${number(of, 'y2')}`,
  circle: (of) => ellipseData(number(of, 'cx'), number(of, 'cy'), number(of, 'r'), number(of, 'r')),
  ellipse: (of) => ellipseData(number(of, 'cx'), number(of, 'cy'), number(of, 'rx'), number(of, 'ry')),
  rect: (of) => rectData(number(of, 'x'), number(of, 'y'), number(of, 'width'), number(of, 'height'), radiusOf(of)),
};

/**
 * A relative start would be relative to the end of the shape before it. What follows a relative start is relative as well,
 * so a line that it implies has to be named.
 */
function withAbsoluteStart(d: string): string {
  const start = /^m\s*(?<x>-?(?:\d+\.?\d*|\.\d+))[\s,]*(?<y>-?(?:\d+\.?\d*|\.\d+))\s*,?(?<rest>.*)$/s.exec(d)?.groups;
  if (!start) return d;
  const { x = '', y = '', rest = '' } = start;
  const impliesLine = /^\s*[-.\d]/.test(rest);
  return `M${x} ${y}${impliesLine ? 'l' : ''}${rest.trimStart()}`;
}

const ellipseData = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

function rectData(x: number, y: number, width: number, height: number, radius: number): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (toX: number, toY: number) => `a${radius} ${radius} 0 0 1 ${toX * radius} ${toY * radius}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}Z`;
}

/** SVG: a single corner radius applies to both axes. */
const radiusOf = (attributes: Attributes): number =>
  attributes['rx'] === undefined ? number(attributes, 'ry') : number(attributes, 'rx');

const number = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0);

const attributesIn = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(/(?<name>[\w-]+)="(?<value>[^"]*)"/g)].map(([, name, value]) => [name, value]));
