import { notificationListener } from "@kinora/database/notification/notification-listener";
import { storesOn } from "@kinora/database/stores";
import type { Composition } from "../compose.ts";
import type { Module } from "../module.ts";

export const notificationModule = ({ boss, now }: Composition): Module => ({
  listeners: [notificationListener((transaction) => storesOn(transaction, boss), now)],
});
