import {describe, expect, it} from 'vitest';
import {maskedOffset, maskSecrets} from './maskSecrets';

describe('maskSecrets', () => {
  it.each([
    ['Incorrect API key provided: sk-proj-abc_DEF-123456. You can', 'Incorrect API key provided: [API key]. You can'],
    ['Incorrect API key provided: wrong0001. You can', 'Incorrect API key provided: [API key]. You can'],
    ['GOOGLE=AIzaSyA1234567890abcdefghijklmnopqrstu', 'GOOGLE=[API key]'],
    ['key xai-abcdef1234567890 or gsk_abcdef1234567890', 'key [API key] or [API key]'],
    ['Authorization: Bearer abc.def-123456==', 'Authorization: Bearer [token]'],
    ['postgres://ada:s3cret!@db.example:5432/app', 'postgres://ada:[password]@db.example:5432/app'],
    ['redis://:hunter2@cache:6379', 'redis://:[password]@cache:6379'],
    ['{"apiKey":"abcdefgh","model":"gpt-4o"}', '{"apiKey":"[secret]","model":"gpt-4o"}'],
    ['DISCORD_BOT_TOKEN=abcdefgh', 'DISCORD_BOT_TOKEN=[secret]'],
    ['{\\"apiKey\\":\\"abcdefgh\\",\\"n\\":1}', '{\\"apiKey\\":\\"[secret]\\",\\"n\\":1}'],
    ['DB_PASSWORD=Pa$$w0rd!secret', 'DB_PASSWORD=[secret]'],
    ['password=abcdef$ghijkl next', 'password=[secret] next'],
    ['DB_PASS=hunter22 pwd: hunter22', 'DB_PASS=[secret] pwd: [secret]'],
    ['saiki --api-key sk12345678 --mode web', 'saiki --api-key [secret] --mode web'],
    ['Cookie: session=abc; theme=dark', 'Cookie: [cookie]'],
    [
      'https://api.telegram.org/bot7123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw/getUpdates',
      'https://api.telegram.org/bot[token]/getUpdates',
    ],
    ['/Users/Ada Lovelace/agents and more', '/Users/[user]/agents and more'],
    ['password=$ecret12', 'password=[secret]'],
    ['password: "correct horse battery" next', 'password: "[secret]" next'],
    ['password: \'say "cheese"\' next', "password: '[secret]' next"],
    ['{"token":"a\\"bcdefgh","n":1}', '{"token":"[secret]","n":1}'],
    ['AWS_SECRET_ACCESS_KEY=abcd/efgh+ijkl', 'AWS_SECRET_ACCESS_KEY=[secret]'],
    ['{"private_key":"-----BEGIN PRIVATE KEY-----\\nMIIEvQ\\nABCD=\\n"}', '{"private_key":"[private key]"}'],
    ['postgres://ada:p@ss@word@db/app', 'postgres://ada:[password]@db/app'],
    ['pay sk_live_51Habcdefghij, rk_live_51Habcdefghij', 'pay [API key], [API key]'],
    ['aws AKIAIOSFODNN7EXAMPLE', 'aws [API key]'],
    ['ghp_abcdefghijklmnopqrstuvwxyz0123456789', '[token]'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '[token]'],
    [
      'open /home/ada/agent.yml and C:\\Users\\Ada\\x and /Users/ada/y',
      'open /home/[user]/agent.yml and C:\\Users\\[user]\\x and /Users/[user]/y',
    ],
    ['open C:\\Users\\Ada Lovelace\\agent.yml failed', 'open C:\\Users\\[user]\\agent.yml failed'],
    ['open c:\\\\users\\\\ada lovelace\\\\agent.yml', 'open c:\\\\users\\\\[user]\\\\agent.yml'],
    ['C:\\Users\\ada is missing', 'C:\\Users\\[user] is missing'],
  ])('masks %s', (text, masked) => {
    expect(maskSecrets(text).text).toBe(masked);
  });

  it.each([
    'llm.apiKey: String must contain at least 1 character(s)',
    "Missing API key for provider 'anthropic'",
    'maxInputTokens: Number must be greater than 0',
    '{"tokenCount":28,"model":"demo-model"}',
    'http://localhost:3001/api/mcp/servers',
    'apiKey: $OPENAI_API_KEY',
    'token: expired, password: undefined, bypass: north',
    '"token": "${BOT_TOKEN}"',
  ])('leaves %s alone', (text) => {
    expect(maskSecrets(text)).toEqual({text, masked: []});
  });

  it('returns what it masked, and where that is in the new text', () => {
    const {text, masked} = maskSecrets('a sk-12345678 b /home/ada/x');
    expect(masked.map(({kind, start, end}) => [kind, text.slice(start, end)])).toEqual([
      ['API key', '[API key]'],
      ['home folder', '[user]'],
    ]);
  });

  it('converts offsets in the original text', () => {
    const text = 'a sk-12345678 b /home/ada/x';
    const masked = maskSecrets(text);
    for (const word of ['a ', ' b ', '/x']) {
      expect(masked.text.slice(maskedOffset(masked, text.indexOf(word)))).toMatch(new RegExp(`^${word}`, 'u'));
    }
  });

  it('masks overlapping secrets once', () => {
    expect(maskSecrets('token: sk-1234567890').text).toMatch(/^token: \[[\w ]+\]$/u);
  });
});
