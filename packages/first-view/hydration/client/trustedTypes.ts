// The only policy for Trusted Types of a site whose content security policy requires them. React and Docusaurus write
// HTML that the build made: it may hold no element and no attribute that runs code. Scripts come from this site. Text
// that becomes a script element is data, such as speculation rules.
// https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API

export {};

declare global {
  interface Window {
    /** Missing in browsers that don't know Trusted Types. */
    readonly trustedTypes?: {createPolicy(name: 'default', rules: Record<string, (value: string) => string>): unknown};
  }
}

// An attribute begins after a space, a slash or the quote that ends another one; quoted values may have any of these.
const active =
  /<(?:script|iframe|object|embed|base|meta|link)\b|<(?:"[^"]*"|'[^']*'|[^>"'])*(?<=[\s/"'])(?:on\w+|srcdoc)\s*=/i;

/** Returns a value, or throws when it could run code. */
function accept(isHarmless: boolean, value: string): string {
  if (!isHarmless) throw new TypeError(`Refused: ${value}`);
  return value;
}

window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => accept(!active.test(html), html),
  createScriptURL: (url) => accept(new URL(url, location.href).origin === location.origin, url),
  createScript: (text) => accept(Boolean(JSON.parse(text)), text),
});
