import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import type { LinkState } from "#app/ui/actions/plain-link.tsx";

/** Ignores a pointer that only passes over a link. */
const intentMs = 100;

/** Delegated listeners for every `PlainLink`. */
export function PlainLinkHandler() {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string | null>(null);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = findPlainLink(event.target);
      if (!link || !isClientNavigation(event, link, location.origin)) return;
      event.preventDefault();
      const { link: behaviour = "" } = link.dataset;
      void navigate(pathOf(link), {
        replace: link.href === location.href,
        preventScrollReset: behaviour.includes("keep-scroll"),
        viewTransition: behaviour.includes("transition"),
        state: { from: pathOf(location) } satisfies LinkState,
      });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);

  useEffect(() => {
    let pointedAt: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onIntent = ({ target }: Event) => {
      const link = findPlainLink(target);
      if (link === pointedAt) return;
      pointedAt = link;
      clearTimeout(timer);
      if (!link?.dataset.link?.includes("prefetch")) return setIntended(null);
      timer = setTimeout(() => setIntended(link.pathname + link.search), intentMs);
    };
    const events = ["mouseover", "focusin", "touchstart"] as const;
    for (const name of events) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, onIntent);
    };
  }, []);

  return intended && <PrefetchPageLinks page={intended} />;
}

const pathOf = ({ pathname, search, hash }: Location | HTMLAnchorElement): string =>
  pathname + search + hash;

const findPlainLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-link]") : null;

type Click = Pick<
  MouseEvent,
  "button" | "defaultPrevented" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey"
>;
type Link = Pick<HTMLAnchorElement, "target" | "download" | "origin">;

/** New tabs, downloads and other sites are left to the browser. */
export const isClientNavigation = (click: Click, link: Link, origin: string): boolean =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !(click.metaKey || click.altKey || click.ctrlKey || click.shiftKey) &&
  (link.target === "" || link.target === "_self") &&
  link.download === "" &&
  link.origin === origin;
