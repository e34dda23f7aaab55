/** People who like a work; `by`, named `name`, is the latest. */
export interface Likers {
  readonly by: string;
  readonly name: string;
  readonly count: number;
}
