/** From the mounting server to the sign-in, which lets none through from outside: the network of the caller. */
export const NETWORK_HEADER = "kinora-network";
