/**
 * In a built app this has the operations that few pages ask (build/seldom-routes.ts); elsewhere the whole table is there
 * already. Imported by whatever asks one of them.
 */
export {};
