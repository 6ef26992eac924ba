import { useEffect, useRef } from "react";
import { useSubmit } from "react-router";
import { inboxFormId } from "./inbox-list.tsx";
import { areKeysOn, type FocusPlace, type KeyAction, keyActionOf } from "./inbox-keys.ts";
import { inboxHref, type InboxSearch } from "./inbox-search.ts";
import type { LeadChange } from "./lead.ts";
import { rowBoxes } from "#app/ui/bulk/use-selected-rows.ts";

/** `shown` changes with the list: when a conversation leaves it, the next one gets the focus. */
export function useInboxKeys(search: InboxSearch, shown: string): void {
  const submit = useSubmit();
  const place = useRef<number | null>(null);
  const action = inboxHref(search);
  const isArchive = search.status === "archived";

  useEffect(() => {
    if (place.current === null) return;
    const links = leadLinks();
    if (!links.includes(document.activeElement as HTMLElement))
      links[Math.min(place.current, links.length - 1)]?.focus();
    place.current = null;
  }, [shown]);

  useEffect(() => {
    const change = (kind: LeadChange, ids: string[]) => {
      if (ids.length === 0) return;
      place.current = Math.max(0, focusedPlace(leadLinks()));
      const form = new FormData();
      form.set("change", kind);
      for (const id of ids) form.append("id", id);
      void submit(form, { method: "post", action, preventScrollReset: true });
    };
    const run: Record<KeyAction, () => void> = {
      next: () => move(1),
      previous: () => move(-1),
      archive: () => change(isArchive ? "unarchive" : "archive", chosenIds()),
      "toggle-unread": () =>
        change(focused()?.dataset.unread === undefined ? "unread" : "read", chosenIds()),
      select: () => boxOf(focused())?.click(),
      search: () => document.getElementById("inbox-words")?.focus(),
      "show-keys": () => dialog()?.showModal(),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const does = keyActionOf(event, placeOf(event.target));
      if (!does || event.defaultPrevented || dialog()?.open) return;
      if (does !== "show-keys" && !areKeysOn()) return;
      event.preventDefault();
      run[does]();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [submit, action, isArchive]);
}

const leadLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("a[data-lead]")];
const focused = (): HTMLElement | null =>
  document.activeElement?.closest("li")?.querySelector<HTMLElement>("a[data-lead]") ?? null;
const focusedPlace = (links: HTMLElement[]): number => {
  const link = focused();
  return link ? links.indexOf(link) : -1;
};
const boxOf = (link: HTMLElement | null): HTMLInputElement | undefined =>
  rowBoxes(inboxFormId).find((box) => box.value === link?.dataset.lead);
const dialog = (): HTMLDialogElement | null =>
  document.querySelector<HTMLDialogElement>(`dialog#${inboxKeysDialogId}`);

function move(step: 1 | -1): void {
  const links = leadLinks();
  const from = focusedPlace(links);
  const next = from === -1 ? links[0] : links[from + step];
  next?.focus();
}

function chosenIds(): string[] {
  const ticked = rowBoxes(inboxFormId).filter((box) => box.checked);
  if (ticked.length > 0) return ticked.map((box) => box.value);
  const id = focused()?.dataset.lead;
  return id ? [id] : [];
}

function placeOf(target: EventTarget | null): FocusPlace {
  if (!(target instanceof HTMLElement)) return "elsewhere";
  if (target.matches("a[data-lead]")) return "conversation";
  const types = target.matches(
    "textarea, select, [contenteditable], input:not([type=checkbox]):not([type=radio])",
  );
  return types ? "typing" : "elsewhere";
}

export const inboxKeysDialogId = "inbox-keys";
