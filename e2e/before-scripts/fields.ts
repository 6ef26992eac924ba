import type { Page } from "@playwright/test";

/** A field that was filled in, with how to find it again: React may have put another element in its place. */
export interface FilledField {
  label: string;
  name: string;
  selector: string;
  /** Among those that the selector finds. */
  index: number;
  value: string | boolean;
}

/** Gives every field that somebody can see another value, at once, as if it had been done by hand. */
export const fillFields = (page: Page): Promise<FilledField[]> => page.evaluate(fillAll);

/** What the fields hold now, where that is something else. */
export const listLost = (page: Page, filled: readonly FilledField[]): Promise<string[]> =>
  page.evaluate(compareAll, filled);

/** Until nothing more is on its way: a chosen filter loads its results. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { state } = Reflect.get(window, "__reactRouterDataRouter") as Router;
    const { navigation, revalidation, fetchers } = state;
    const isFetching = [...fetchers.values()].some(({ state }) => state !== "idle");
    return navigation.state === "idle" && revalidation === "idle" && !isFetching;
  });
}

/** Renders everything again, with what the server has now. */
export async function renderAgain(page: Page): Promise<void> {
  await page.evaluate(() =>
    (Reflect.get(window, "__reactRouterDataRouter") as Router).revalidate(),
  );
  await untilIdle(page);
}

interface Router {
  state: {
    navigation: { state: string };
    revalidation: string;
    fetchers: Map<string, { state: string }>;
  };
  revalidate(): Promise<void>;
}

/** Runs in the page. */
function fillAll(): FilledField[] {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const filled: FilledField[] = [];
  const ticked = new Set<string>();
  const selectorOf = ({ id, name, tagName, value }: Field, isTick: boolean) => {
    if (id) return `#${CSS.escape(id)}`;
    const ofName = name ? `[name="${name}"]` : "";
    return isTick ? `${tagName}${ofName}[value="${value}"]` : tagName + ofName;
  };
  const words = (field: HTMLInputElement | HTMLTextAreaElement): string => {
    const least = Number((field as HTMLInputElement).min || 0);
    const texts: Record<string, string> = {
      email: "early@example.com",
      tel: "+1 604 555 0199",
      url: "https://example.com/early",
      date: "2031-05-06",
      month: "2025-05",
      number: String(field.value === String(least + 1) ? least + 2 : least + 1),
      range: String(least),
    };
    const isFigure = /decimal|numeric/.test(field.inputMode);
    const text = texts[field.type] ?? (isFigure ? "7" : "Zephyr quokka");
    return field.maxLength > 0 ? text.slice(0, field.maxLength) : text;
  };
  const isTickable = (field: Field): field is HTMLInputElement =>
    /^(checkbox|radio)$/.test(field.type);
  const fields = [
    ...document.querySelectorAll<Field>(
      "input:not([type=hidden], [type=file], [readonly]), textarea:not([readonly]), select",
    ),
  ].filter(
    (field) =>
      !field.disabled &&
      field.checkVisibility({ visibilityProperty: true }) &&
      // Of the ways to state a figure one takes back the others.
      !/(Range|OnRequest)$/.test(field.name),
  );
  const groupOf = (field: Field) => `${field.form?.id} ${field.name}`;
  if (Object.keys(document.body).some((key) => key.startsWith("__react")))
    throw new Error("The scripts have arrived already");
  for (const field of fields) {
    const isTick = isTickable(field);
    if (isTick) {
      // One of each group: there are limits on how many, and of radio buttons one excludes the others.
      const group = fields.filter(isTickable).filter((one) => groupOf(one) === groupOf(field));
      const other = group.findLast(({ checked }) => !checked) ?? field;
      if (ticked.has(groupOf(field)) || other !== field) continue;
      ticked.add(groupOf(field));
      field.click();
    } else {
      field.focus();
      if (field instanceof HTMLSelectElement) {
        const other = [...field.options].findLast((one) => !one.selected && !one.disabled);
        if (!other) continue;
        other.selected = true;
      } else field.value = words(field);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
    const selector = selectorOf(field, isTick);
    filled.push({
      label: `${field.labels?.[0]?.textContent || field.ariaLabel || ""} (${field.name})`,
      name: field.name,
      selector,
      index: [...document.querySelectorAll(selector)].indexOf(field),
      value: isTick ? field.checked : field.value,
    });
  }
  return filled;
}

/** Runs in the page. */
function compareAll(filled: readonly FilledField[]): string[] {
  return filled.flatMap(({ label, name, selector, index, value }) => {
    const field = document.querySelectorAll<HTMLInputElement>(selector)[index];
    // A field of a search that found nothing may be gone, but not what was searched for.
    if (!field && new URLSearchParams(location.search).get(name) === value) return [];
    if (!field) return [`${label} is gone`];
    const now = typeof value === "boolean" ? field.checked : field.value;
    return now === value ? [] : [`${label} has ${JSON.stringify(now)} instead of ${value}`];
  });
}
