// The only Trusted Types policy of a site whose content security policy requires one. React and Docusaurus write HTML
// that the build made: it may not contain elements or attributes that run code. Scripts come from this site. The text
// of a script element must be data (JSON), such as speculation rules.
// https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API

export {};

declare global {
  interface Window {
    /** Missing in browsers that don't know Trusted Types. */
    readonly trustedTypes?: {createPolicy(name: 'default', rules: Record<string, (value: string) => string>): unknown};
  }
}

// An attribute begins after a space, a slash or another attribute's closing quote. Quoted values may contain all these.
const active =
  /<(?:script|iframe|object|embed|base|meta|link)\b|<(?:"[^"]*"|'[^']*'|[^>"'])*(?<=[\s/"'])(?:on\w+|srcdoc)\s*=/i;

/** Returns a harmless value. Throws for one that could run code. */
function accept(isHarmless: boolean, value: string): string {
  if (!isHarmless) throw new TypeError(`Refused: ${value}`);
  return value;
}

window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => accept(!active.test(html), html),
  createScriptURL: (url) => accept(new URL(url, location.href).origin === location.origin, url),
  createScript: (text) => accept(Boolean(JSON.parse(text)), text),
});
