import { notificationListener } from "@kinora/database/notification/notification-listener";
import type { Composition } from "../compose.ts";
import { storesOn } from "../compose-stores.ts";
import type { Module } from "../module.ts";

export const notificationModule = ({ boss, now }: Composition): Module => ({
  listeners: [notificationListener((transaction) => storesOn(transaction, boss), now)],
});
