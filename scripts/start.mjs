// `npm start`: installs what is missing, builds the production site, serves it at http://localhost:3000/saiki/.
import {installPackages, runProgram} from './installPackages.mjs';

installPackages();
runProgram('scripts/start.mts');
