/**
 * The script of a made-up video provider: `bc(element)` turns an element into a player, as such scripts do. Its film is
 * drawn while it plays: the five rungs of a CD ladder, one after the other.
 */
export const demoPlayer = `
globalThis.bc = (element) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 960, height: 540 });
  const video = document.createElement('video');
  Object.assign(video, { muted: true, controls: true, playsInline: true, loop: true, srcObject: canvas.captureStream(24) });
  video.setAttribute('aria-label', element.dataset.videoId);
  Object.assign(video.style, { display: 'block', width: '100%', height: '100%' });
  const brush = canvas.getContext('2d');
  let seconds = 0;
  const draw = () => {
    brush.fillStyle = '#f3e8d2';
    brush.fillRect(0, 0, 960, 540);
    brush.textAlign = 'center';
    for (let rung = 0; rung < 5; rung++) {
      const grown = Math.max(0, Math.min(1, seconds % 9 - rung * 1.2));
      const height = (80 + rung * 70) * grown;
      brush.fillStyle = '#3f7d5f';
      brush.fillRect(80 + rung * 165, 450 - height, 130, height);
      brush.fillStyle = '#17523d';
      brush.font = '28px system-ui, sans-serif';
      if (grown > 0) brush.fillText(rung + 1 + (rung ? ' years' : ' year'), 145 + rung * 165, 500);
    }
  };
  let timer;
  const run = () => { timer ??= setInterval(() => { seconds += 1 / 24; draw(); }, 1000 / 24); };
  const rest = () => { clearInterval(timer); timer = undefined; };
  video.addEventListener('play', run);
  video.addEventListener('pause', rest);
  draw();
  element.append(video);
  if (element.hasAttribute('autoplay')) void video.play();
  return video;
};
`;
