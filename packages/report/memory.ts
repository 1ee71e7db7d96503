/** Returns a function that makes a value on first use and keeps it. */
export function once<Value>(make: () => Value): () => Value {
  let made: {readonly value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** Returns a function that makes the value of each key once. */
export function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    if (!values.has(key)) values.set(key, make(key));
    return values.get(key) as Value;
  };
}

/** Returns a function that keeps the value of each key, and makes it again when the key's version has changed. */
export function newest<Value>(): (key: string, version: string | number, make: () => Value) => Value {
  const known = new Map<string, {readonly version: string | number; readonly value: Value}>();
  return (key, version, make) => {
    const last = known.get(key);
    if (last?.version === version) return last.value;
    const value = make();
    known.set(key, {version, value});
    return value;
  };
}
