import type {ReferenceDirective} from '../directive';
import {cliModes} from './cliModes';
import {cliOptions} from './cliOptions';
import {config} from './config';
import {environment} from './environment';
import {event} from './event';
import {eventDifferences} from './eventDifferences';
import {eventOrder} from './eventOrder';
import {events} from './events';
import {exitCodes} from './exitCodes';
import {message} from './message';
import {messageOrder} from './messageOrder';
import {messages} from './messages';
import {models} from './models';
import {operation} from './operation';
import {operations} from './operations';
import {providers} from './providers';
import {restSchema} from './restSchema';
import {sdk} from './sdk';
import {sdkIndex} from './sdkIndex';
import {slashCommands} from './slashCommands';

/** Every directive that shows a contract. A new one is a new file in this folder and a line here. */
export const referenceDirectives: readonly ReferenceDirective[] = [
  operations,
  operation,
  restSchema,
  messages,
  message,
  messageOrder,
  events,
  event,
  eventOrder,
  eventDifferences,
  config,
  providers,
  models,
  cliOptions,
  cliModes,
  slashCommands,
  environment,
  exitCodes,
  sdk,
  sdkIndex,
];
