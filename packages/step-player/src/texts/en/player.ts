import type { PlayerTexts } from '../kinds/player.ts'

export const texts: PlayerTexts = {
  lang: 'en',
  restart: 'Restart',
  stepBack: 'Step back',
  play: 'Play',
  pause: 'Pause',
  stepForward: 'Step forward',
  space: 'Space',
  speed: 'Speed',
  step: 'Step',
  stepOf: (step, length) => `${step} of ${length}`,
  input: 'Input',
  own: 'Your input',
  show: 'Show',
  copyLink: 'Copy a link to this step',
  linkCopied: 'Link copied',
  linkShown: 'Copy the link from the address bar.',
  fullScreen: 'Full screen',
  player: (title) => `${title}, step by step`,
  picture: ({ title, input, at }) => `${title} of ${input}: step ${at}`,
  limit: (name, value) => `of ${name} = ${value.toLocaleString('en')}`,
  faults: {
    tooLong: (most) => `That needs more than ${most.toLocaleString('en')} steps. Give a smaller input.`,
    nothing: 'There is nothing to show.',
    tooDeep: 'That needs too many nested calls. Give a smaller input.',
  },
}
