/** Top-level domains. Those that are words themselves need further evidence of an address. */
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Never used as words. */
export const clearEndings = setOf("com ca org net mx biz edu gov fr qc io xyz tv cc ly gl ee");

/** Words that could start a sentence: an address only in lower case. */
export const plausibleEndings = setOf(
  "info app dev co ai tech online site website store shop club email cafe pizza realestate restaurant quebec agency cloud",
);

/** Short words of three languages: an address only with a path, or after "visit" and the like. */
const wordlikeEndings = setOf(
  "us me in it is to at be by my no so es de la al do am as uk eu ch pt br ar cl pe cr pa care life live one page pro link bio vip work business company world group inc ltd",
);

export const isEnding = (text: string): boolean =>
  clearEndings.has(text) || plausibleEndings.has(text) || wordlikeEndings.has(text);

export const spokenEndings =
  "com|c o m|ca|org|net|mx|biz|info|edu|fr|io|co|qc|quebec|shop|store|online";

/** Words before a full stop, and product names, that only look like a host: "gross.net", "ASP.NET". */
export const notHosts = setOf(
  "asp vb ado gross sales income profit profits revenue total inc ltd etc approx the a an of and or this that le la les un une el los las every any",
);

/** Marketplaces named after their address: they say where a business sells, not how to reach its owner. */
export const marketplaces = setOf(
  "amazon etsy ebay shopify booking hotels expedia airbnb vrbo tripadvisor salesforce walmart costco wayfair autotrader realtor opentable doordash ubereats skipthedishes indeed mercadolibre trivago homestars wordpress",
);

export const shortHosts = setOf("wa.me t.me m.me fb.me bit.ly goo.gl linktr.ee youtu.be lnkd.in");

/** Mail providers are recognized without their ending: "name at gmail". */
export const mailProviders = setOf("gmail hotmail icloud protonmail outlook yahoo");
