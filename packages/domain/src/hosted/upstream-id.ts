/** A service's id of an order, or the address that it is asked at: printable, and as long as an index takes. */
const UPSTREAM_ID = /^[\x21-\x7e]{1,1000}$/;

/** Can an order be known by this? What cannot be stored would lose an order that was taken. */
export const isUpstreamId = (text: string): boolean => UPSTREAM_ID.test(text);
