/**
 * In the built app, this adds the operations that few pages use (build/seldom-routes.ts); elsewhere
 * the whole table is already present. Imported by every caller of such an operation.
 */
export {};
