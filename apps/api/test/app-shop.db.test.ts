import { expect, it } from "vitest";
import { openAppShop } from "./simulated-app-store.ts";

const { shop, newBuyer } = await openAppShop();

it("says what an app sells without any price, and mentions the web only where the owner lets it", async () => {
  const ada = await newBuyer();
  const ask = (of: string) => ada.call("GET", `/api/billing/app-shop?${of}`);
  const sold = await ask("store=app_store&storefront=USA");
  expect(sold.body).toMatchObject({ environment: "simulated", webShop: null });
  expect(sold.body.products).toHaveLength(8);
  expect(sold.body.plans.map(({ id }: { id: string }) => id)).toEqual([
    ...["basic_monthly", "basic_yearly", "pro_monthly", "pro_yearly"],
  ]);
  expect(JSON.stringify(sold.body)).not.toMatch(/price|USD|1499/);
  expect((await ask("store=google_play&storefront=US")).body).toEqual({
    ...{ environment: null, products: [], plans: [], webShop: null },
  });
  expect((await ask("store=stripe&storefront=US")).status).toBe(422);

  const olivia = shop.as("olivia");
  const { switches } = (await olivia("GET", "/api/admin/switches")).body;
  const wish = { ...switches, webShopIn: ["app_store:USA"] };
  expect((await olivia("PUT", "/api/admin/switches", wish)).status).toBe(200);
  await shop.parts.switches.look();
  expect((await ask("store=app_store&storefront=USA")).body.webShop).toMatch(/\/gems$/);
  expect((await ask("store=app_store&storefront=DEU")).body.webShop).toBeNull();
  const wrong = { ...switches, webShopIn: ["stripe:US"] };
  expect((await olivia("PUT", "/api/admin/switches", wrong)).status).toBe(422);
});
