import type {Sdk} from '@docs-kit/code-samples/check';

/** Saiki's SDK, whose types are used to annotate and check samples. */
export const sdk: Sdk = {
  package: '@truffle-ai/saiki',
  declarations: 'contracts/sdk',
};
