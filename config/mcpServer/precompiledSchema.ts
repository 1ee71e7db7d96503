import {_} from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import type {BundleOptions} from '@docs-kit/docs-mcp-server/bundle';
import {newAgentFileAjv} from '../../contracts/agent-config/compiledSchema';
import schema from '../../contracts/agent-config.schema.json';

/** Puts the code of the compiled schema of agent files in place of the module that compiles it at each start. */
export const precompiledSchema: NonNullable<BundleOptions['plugins']>[number] = {
  name: 'precompiled-schema',
  setup(build) {
    build.onLoad({filter: /[/\\]agent-config[/\\]compiledSchema\.ts$/}, () => {
      const ajv = newAgentFileAjv({source: true, esm: true, formats: _`{uri: (value) => URL.canParse(value)}`});
      return {contents: standaloneCode(ajv, ajv.compile(schema)), loader: 'js'};
    });
  },
};
