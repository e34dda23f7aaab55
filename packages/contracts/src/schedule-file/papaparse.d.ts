/** What is used of papaparse. Its own types need those of Node, which contracts and domain do not have. */
declare module "papaparse" {
  interface CsvOptions {
    readonly delimiter: string;
    /** Rows at most. */
    readonly preview: number;
  }
  interface CsvResult {
    readonly data: readonly (readonly string[])[];
    /** `row` is an index into `data`. */
    readonly errors: readonly { readonly type: string; readonly row?: number }[];
  }
  const papaparse: { parse(text: string, options: CsvOptions): CsvResult };
  export = papaparse;
}
