/** Vitest's global setup: once, since files of tests that install Debian's packages at the same time lock each other out. */
export {ensureServers as default} from '../../scripts/server/hosts.mts';
