import { SHOP } from "@kinora/contracts/billing/shop-products";
import { STRIPE_EVENTS_PATH } from "@kinora/contracts/billing/webhook-paths";
import { serveStripe } from "@kinora/store-simulators/stripe/serve-stripe";
import { type Server, startServer } from "./start-server.ts";

const secretKey = "sk_test_simulated";
const webhookSecret = "whsec_simulated";

/** Starts the product with a simulated Stripe that sells its products; both stop together. */
export async function startShop(): Promise<Server> {
  let url = "";
  const stripe = await serveStripe({
    ...{ secretKey, webhookSecret },
    pageOf: (id) => `${url}/checkout/${id}`,
    eventsTo: () => url + STRIPE_EVENTS_PATH,
    products: Object.entries(SHOP).map(([lookupKey, { cents }]) => ({
      ...{ lookupKey, name: lookupKey, unitAmount: cents, currency: "usd", metadata: {} },
    })),
  });
  const server = await startServer({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_SIMULATOR_URL: stripe.origin,
  });
  url = server.url;
  const stop = async () => {
    await server.stop();
    await stripe.close();
  };
  return { ...server, stop };
}
