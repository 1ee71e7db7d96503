/** Names and values of custom properties. */
export type Tokens = ReadonlyMap<string, string>;

/** Reads the tokens of both modes: each mode gets its color of `light-dark(…)`. */
export function readTokens(css: string): Record<'light' | 'dark', Tokens> {
  const found = [...css.matchAll(/^ {2}--(?<name>[\w-]+): (?<value>[^;]+);/gm)];
  const inMode = (color: 'light' | 'dark'): Tokens =>
    new Map(
      found.map(({groups: {name = '', value = ''} = {}}) => {
        const pair = /^light-dark\((?<light>[^,]+), (?<dark>[^,]+)\)$/.exec(value);
        return [name, pair?.groups?.[color] ?? value];
      }),
    );
  return {light: inMode('light'), dark: inMode('dark')};
}

/** The color of a token, with `var()` resolved. */
function colorOf(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) {
    throw new Error(`No token is named --${name}. Correct the pair, or add the token to src/css/tokens.css.`);
  }
  const reference = /^var\(--(?<name>[\w-]+)\)$/.exec(value)?.groups?.name;
  return reference ? colorOf(tokens, reference) : value;
}

/** Relative luminance as WCAG defines it. */
function luminance(color: string): number {
  const digits = /^#(?<hex>[\da-f]{3}|[\da-f]{6})$/i.exec(color)?.groups?.hex;
  if (!digits) {
    throw new Error(`"${color}" is not a color of the form #rgb or #rrggbb.`);
  }
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast ratio of two tokens, from 1 to 21.
 * @throws when a token does not exist or is not a color
 */
export function contrastRatio(tokens: Tokens, front: string, behind: string): number {
  const lights = [front, behind].map((name) => luminance(colorOf(tokens, name)));
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
