/** Serves `build/` on http://localhost:3000 (or `PORT`) as a host should: each language has its own 404 page. */
import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {LOCALES, LOCALE_CONFIGS} from '../src/site/locales';
import {refuse, refuseRest} from './lib/arguments';
import {handlerOf} from './lib/handler';

const BUILD = path.resolve(__dirname, '../build');
const PORT = Number(process.env.PORT || 3000);

refuseRest(process.argv.slice(2), 'npm run serve, or PORT=3001 npm run serve');
if (!Number.isInteger(PORT) || PORT < 1 || PORT > 65535) {
  refuse(`PORT=${process.env.PORT} is no port: use a number from 1 to 65535.`);
}
const built = LOCALES.filter((locale) =>
  existsSync(path.join(BUILD, LOCALE_CONFIGS[locale].baseUrl, 'index.html')),
);
if (built.length === 0) {
  refuse('There is no site in build/ yet: run "npm run build" first.');
}

const server = createServer(handlerOf(BUILD));
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${PORT} is in use: stop what runs there, or choose another with PORT=3001 npm run serve.`
      : error.message,
  );
  process.exit(1);
});
server.listen(PORT, 'localhost', () => {
  console.log(`Serving build/ on http://localhost:${PORT} (stop with Ctrl+C)`);
  for (const locale of built) {
    const {label, baseUrl} = LOCALE_CONFIGS[locale];
    console.log(`  ${label}: http://localhost:${PORT}${baseUrl}`);
  }
});
