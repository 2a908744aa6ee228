// Runs in the page: scrolls a third of the screen with each frame, until so many rows are above the end or nothing more comes.
globalThis.__benchScroll = (allRows) => {
  const step = 280;
  const patienceMs = 10_000;
  const frames = [];
  let [last, grown, height, elements] = [performance.now(), performance.now(), 0, 0];
  return new Promise((resolve) => {
    const frame = (now) => {
      frames.push(now - last);
      last = now;
      const whole = document.documentElement.scrollHeight;
      if (whole > height) [height, grown] = [whole, now];
      elements = Math.max(elements, document.querySelectorAll('*').length);
      // A list of rows counts them from 0, a grid tells the place of each card.
      const indexes = [...document.querySelectorAll('main [data-index], main [aria-posinset]')].map((row) =>
        Number(row.dataset.index ?? row.ariaPosInSet),
      );
      const rows = Math.max(0, ...indexes);
      if (rows >= allRows || now - grown > patienceMs) {
        const sorted = frames.toSorted((one, other) => one - other);
        resolve({ rows, frames: frames.length, frameMs: sorted[Math.ceil(sorted.length * 0.95) - 1], elements });
        return;
      }
      scrollBy(0, step);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
};
