const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Sub-commands of programs that pages call; `docker compose` has its own. */
export const subcommands: Readonly<Record<string, readonly string[]>> = {
  npm: words(`
    ci config create exec init install i link list ls outdated pkg prefix root run start test uninstall update version view`),
  docker: words(`
    build compose cp exec images inspect logs network ps pull restart rm run start stop volume`),
  'docker compose': words('build config down exec logs ps pull restart run start stop up'),
  git: words('add checkout clone commit diff fetch init log pull push status switch tag'),
};

/** Options whose value is the next word. Those that join it by `=`, and switches, need no place here. */
export const optionsWithValue: Readonly<Record<string, readonly string[]>> = {
  npm: words('-C --cache --include --loglevel --omit --prefix --registry --tag --userconfig -w --workspace'),
  docker: words('-c --config --context -H --host -l --log-level'),
  'docker compose': words(`
    --ansi --env-file -f --file --parallel --profile --progress --project-directory -p --project-name`),
  git: words('-b --branch -C -c --config-env --depth --git-dir --namespace -o --origin --work-tree'),
  env: words('-C --chdir -u --unset'),
  sudo: words('-C -D --chdir -g --group -h --host -p --prompt -R --chroot -T -u --user'),
  time: words('-f --format -o --output'),
  xargs: words('-a --arg-file -d --delimiter -E -I -L -n --max-args -P -s --max-chars'),
};

/** What `npm install`, `npx` and `uvx` may fetch. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  npm: words(`
    @modelcontextprotocol/sdk @truffle-ai/saiki @types/node @types/react @types/react-dom @types/ws dotenv esbuild express
    pm2 react react-dom tsx typescript undici vite ws yaml zod`),
  npx: words(`
    @modelcontextprotocol/inspector @modelcontextprotocol/server-everything @modelcontextprotocol/server-filesystem
    @modelcontextprotocol/server-github @modelcontextprotocol/server-memory @modelcontextprotocol/server-sequential-thinking
    @truffle-ai/puppeteer-server @truffle-ai/saiki esbuild saiki tsc tsx vite`),
  uvx: words('duckduckgo-mcp-server mcp-server-fetch mcp-server-git mcp-server-sqlite mcp-server-time'),
};

/** Other programs that pages may call. A name that is not here is taken for a slip of the pen. */
export const otherPrograms: readonly string[] = words(`
  . [ alias apt-get awk base64 bash brew cat cd chmod chown cp curl cut date dig echo env eval exec exit export false ffmpeg
  find grep head htpasswd jq journalctl kill ln ls lsof mkdir mv nginx node nohup nvm ollama openssl pip pkill pnpm printf psql
  pwd python python3 read redis-cli return rm saiki sed seq set sh sleep source sqlite3 ss ssh sudo systemctl tail tar tee test
  touch trap true tsc unset unzip uv wait wc websocat wget which xargs yarn`);

/** Programs whose first word is another call. */
export const wrappers: readonly string[] = words('env nohup sudo time xargs');
