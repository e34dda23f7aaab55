/** True for health requests, which monitoring sends under any host name and which never queue. */
export const isHealthAddress = (url: string) => /^\/api\/health(?:[/?]|$)/.test(url);
