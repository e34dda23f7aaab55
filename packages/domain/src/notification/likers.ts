/** Who likes a work; `by`, who is called `name`, did it last. */
export interface Likers {
  readonly by: string;
  readonly name: string;
  readonly count: number;
}
