/** Where `saiki --mode server` listens. */
export const SAIKI = { hostname: '127.0.0.1', port: 3001 };
