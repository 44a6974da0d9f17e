/** Lines of many languages, for tests of code that reads them. */
export const codeLines: readonly string[] = `
import { useState, type ReactNode } from 'react'
export default async function* load<T extends object = {}>(input: readonly T[], ...rest: unknown[]): AsyncGenerator<T> {
  const value = (await import(\`./\${name}.js\`)).default ?? /[a-z]+(?=\\d)/giu.exec(text)?.[0]!
  return items.map((item) => item.price * 1_000n).filter(Boolean) as const satisfies Item[]
  for (const [key, { id = 0x1f }] of Object.entries(this.#cards)) if (key in seen && !(id instanceof Date)) continue label
abstract class Stack<Item> extends Base implements Iterable<Item> { static #count = 0; get size(): number { return 1 } }
type Keys = { [K in keyof T as \`get\${Capitalize<K>}\`]-?: () => T[K] } | undefined // => "x" 'y'
<Button className="primary" onClick={() => setCount((count) => count + 1)} disabled>{/* note */ label} &amp; more</Button>
declare module 'x' { export enum Color { Red = 'red', Green = 1 << 2 } namespace A.B {} }
pub async fn sort<'a, T: Ord + Clone>(items: &'a mut [T], mut by: impl FnMut(&T, &T) -> bool) -> Result<Vec<u8>, Box<dyn Error>> {
    #[derive(Debug)] let x: f64 = 1e-9_f64; println!("{:>8.2} {name}", r#"raw"#); match x { Some(n) if n > 0 => {} _ => unreachable!() }
@media (min-width: 40rem) and (prefers-color-scheme: dark) { .card:hover > a[href^="https"]::before { color: rgb(0 0 0 / 50%) !important } }
  --gap: calc(1rem + 2px); grid-template: "a b" 1fr / auto minmax(0, 1fr); animation: spin 1s cubic-bezier(.4, 0, 1, 1) infinite;
<!doctype html><a href="/docs?x=1&amp;y" data-id='7' hidden>text</a><script type="module">let a = 1</script><style>a{}</style><!-- c -->
SELECT DISTINCT u.id, count(*) AS n FROM users u LEFT JOIN orders o ON o.user_id = u.id WHERE u.name ILIKE '%a''b%' GROUP BY 1 HAVING count(*) > 2;
CREATE TABLE IF NOT EXISTS "t" (id serial PRIMARY KEY, at timestamptz NOT NULL DEFAULT now(), CHECK (n >= 0)) -- comment
services: { web: &anchor !!str "value", ports: ["80:80", '443'], on: true, at: 2024-01-31T10:00:00Z } # comment
  - name: *anchor
    run: |
key.sub = [ "a", 'b', 0xff, 1979-05-27, inf ] # comment
[[products."first one"]]
for file in *.txt; do [ -f "$file" ] && cat <<< "\${file%.*}" | grep -E '^a+$' > out 2>&1 || exit 1; done # comment
if [[ $(git rev-parse HEAD) == \`echo x\` ]]; then export A=1; function f() { local x=$((1 + 2)); }; fi
# Heading with \`code\`, **bold**, _it_ and [link](https://example.com "t") ![image](a.png)
| a | b | - [x] done > quote *** 1. one
async def main(*args, **kwargs) -> None: return [f"{x!r:>{width}}" for x in range(10) if x % 2 == 0] @decorator lambda y: y
def greet(name = :world, &block) puts "Hi #{name}" unless name.nil? || @@count =~ /re\\/x/i end %w[a b]
<?php namespace App; final class User extends Model { public function __construct(private ?string $name = null) { echo "$name {$this->x}"; } }
Комментарий по-русски: const имя = "значение" // — конец
`.split('\n')
