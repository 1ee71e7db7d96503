import {headersOf, type HttpCall} from './call';

/** The call as a Rust program; it needs the crate `reqwest` with its feature `blocking`. */
export function rust(call: HttpCall): string {
  const hasBody = call.body !== undefined;
  return `// Cargo.toml: reqwest = { version = "0.12", features = ["blocking"] }
use std::time::Duration;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let url = ${text(call.url)};
${hasBody ? `    let body = ${raw(JSON.stringify(call.body, null, 2))};\n` : ''}    let response = reqwest::blocking::Client::new()
        .${call.method.toLowerCase()}(url)
${headersOf(call)
  .map(({name, value}) => `        .header(${text(name)}, ${text(value)})\n`)
  .join('')}        // A turn of the agent may take longer than the default of 30 seconds.
        .timeout(Duration::from_secs(120))
${hasBody ? '        .body(body)\n' : ''}        .send()?;

    let status = response.status().as_u16();
    let answer = response.text()?;
    if ${call.statuses.map((code) => `status != ${code}`).join(' && ')} {
        return Err(format!("${call.name}: {status} {answer}").into());
    }
    println!("{${call.answer === 'nothing' ? 'status' : 'answer'}}");
    Ok(())
}`;
}

/** A text in quotes; JSON and Rust escape alike except for numbered characters. */
const text = (value: string): string => JSON.stringify(value).replace(/\\u(?<digits>[\da-f]{4})/gu, '\\u{$<digits>}');

/** A text as it is, between marks that do not occur in it. */
function raw(value: string): string {
  let marks = '#';
  while (value.includes(`"${marks}`)) marks += '#';
  return `r${marks}"${value}"${marks}`;
}
