// `npm test`: installs what is missing (packages, a browser), then proves everything that must hold.
import {installPackages, runProgram} from './installPackages.mjs';

installPackages();
runProgram('scripts/test.mts');
