import type {Sdk} from '@docs-kit/code-samples/check';

/** The SDK of Saiki, whose types samples show and are checked with. */
export const sdk: Sdk = {
  package: '@truffle-ai/saiki',
  declarations: 'contracts/sdk',
};
