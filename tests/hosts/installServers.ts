/** Vitest's global setup: it runs once, because parallel installs of Debian packages lock each other out. */
export {ensureServers as default} from '../../scripts/server/hosts.mts';
