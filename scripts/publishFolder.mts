// `npm run publish-folder`: copies the built site into `build.publish/`, the folder to publish on Netlify, Cloudflare Pages
// and Vercel. deploy/README.md says why they need one.
import {existsSync} from 'node:fs';
import {writePublishFolder} from '@docs-kit/hosting';
import {site} from '../config/site';
import {stop} from './stop.mts';

if (!existsSync('build/.hosts')) stop('build/ holds no built site. Run "npm run build" first.');
writePublishFolder('build', 'build.publish', site.baseUrl);
console.log('build.publish/ has the site and the files for Netlify, Cloudflare Pages and Vercel.');
