// Puts the listings where the script stands, as high as they are.
(() => {
  const script = document.currentScript;
  const { origin } = new URL(script.src);
  const frame = document.createElement("iframe");
  frame.src = `${origin}/embed/${encodeURIComponent(script.dataset.key ?? "")}`;
  frame.title = script.dataset.title ?? "Businesses for sale";
  frame.loading = "lazy";
  frame.style.cssText = "display:block;width:100%;height:40rem;border:0";
  addEventListener("message", ({ source, origin: sender, data }) => {
    if (source !== frame.contentWindow || sender !== origin) return;
    const height = Number(data?.relevoHeight);
    if (height > 0 && height < 50_000) frame.style.height = `${Math.ceil(height)}px`;
  });
  script.after(frame);
})();
