/** The store doesn't take an answer: it comes too late, or it doesn't know the question. */
export class InquiryRefused extends Error {
  override readonly name = "InquiryRefused";
}
