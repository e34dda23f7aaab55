/**
 * A service's id of an order, or its poll address: printable ASCII, limited to the length that an
 * index allows.
 */
const UPSTREAM_ID = /^[\x21-\x7e]{1,1000}$/;

/**
 * Returns whether a text can serve as an upstream id. An id that cannot be stored would lose an
 * accepted order.
 */
export const isUpstreamId = (text: string): boolean => UPSTREAM_ID.test(text);
