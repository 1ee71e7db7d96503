export {kebab} from './anchors';
export {
  channelMessages,
  flowTable,
  messageDetails,
  messageExamples,
  messageIntroduction,
  type AsyncApi,
  type AsyncMessage,
  type Flow,
} from './asyncapi/asyncApi';
export {pitfallList, type Pitfall} from './blocks';
export {openContracts, type Contracts} from './contracts';
export * from './directive';
export {fieldsOf, type Field} from './json-schema/fields';
export {asSchema, locate, openResolver, type Resolver, type Schema, type SchemaOrFlag} from './json-schema/schema';
export {shape} from './json-schema/shape';
export {displayLimits, displayType, yamlVocabulary} from './json-schema/words';
export * as md from './markdown';
export * from './openapi/openApi';
export {openApiDirectives} from './openapi/operationBlocks';
export {openPageIndex, pagesIn} from './pageIndex';
export {remarkReference, resolveLinks, type LinkSchemes, type ReferenceOptions} from './remarkReference';
export {type SdkExport, type SdkMember} from './sdk/declarations';
export {readSdk} from './sdk/sdk';
export {sdkDirectives, sdkLink} from './sdk/sdkDirectives';
