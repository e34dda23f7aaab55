/** A photo that cannot be made into a film; the message is a sentence for the person. */
export class PhotoRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = "PhotoRefusal";
  }
}
