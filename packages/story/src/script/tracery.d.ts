declare module "tracery-grammar" {
  interface Grammar {
    addModifiers(modifiers: Readonly<Record<string, (text: string) => string>>): void;
    flatten(rule: string): string;
  }
  const tracery: {
    readonly baseEngModifiers: Readonly<Record<string, (text: string) => string>>;
    createGrammar(rules: Readonly<Record<string, readonly string[]>>): Grammar;
    setRng(next: () => number): void;
  };
  export = tracery;
}
